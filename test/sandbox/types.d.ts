declare module 'role-based-email-addresses' {
  /** Local parts of role accounts, lower case. */
  const all: string[];
  export default all;
}
