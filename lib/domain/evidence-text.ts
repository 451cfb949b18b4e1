/** The text that is signed for an evidence file; `head`: the hash of its last line. */
export const evidenceText = (head: string): string => `fieldmark-evidence 1\n${head}\n`;
