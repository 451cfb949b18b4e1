declare module 'role-based-email-addresses' {
  /** Local parts of role accounts, lower case, by purpose. */
  interface Lists {
    readonly MARKETING: readonly string[];
    readonly NOTIFICATION: readonly string[];
    readonly MEETING: readonly string[];
    readonly OTHER: readonly string[];
  }
  const lists: Lists;
  export = lists;
}
