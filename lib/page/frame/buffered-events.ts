/** Events in a control before the field script was ready. The control's value is not read: it may be a secret. */
export type BufferedEvents = Event[];
