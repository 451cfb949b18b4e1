/** Says "Saved" for each save: the key makes the word, and its fading, start anew. */
export function Saved({ saves }: { saves: number }) {
  return (
    <p className="saved" role="status">
      {saves > 0 && <span key={saves}>Saved</span>}
    </p>
  );
}
