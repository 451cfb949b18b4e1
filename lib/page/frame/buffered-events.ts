/** What was done in a control before the field script was ready. Its value is not read: it may be a secret. */
export type BufferedEvents = Event[];
