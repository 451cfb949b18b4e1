export function Workbench() {
  return <div className="workbench" />;
}
