/** What the workbench needs to take documents. What reads them is loaded with the first one. */
export const ACCEPTED =
  '.pdf,.xml,.p7m,.eml,.png,.jpg,.jpeg,.webp,.gif,application/pdf,text/xml,application/xml,application/pkcs7-mime,message/rfc822,image/png,image/jpeg,image/webp,image/gif';

export const documentReader = {
  accept: ACCEPTED,
  isDocument: ({ name, type }: File): boolean =>
    /\.(?:pdf|xml|p7m|eml|png|jpe?g|webp|gif)$/i.test(name) ||
    (type !== '' && ACCEPTED.split(',').includes(type)),
  list: async (
    files: readonly File[],
    onProgress: (words: string) => void,
    isWanted: () => boolean,
  ) => (await import('./list-files.tsx')).listFiles(files, onProgress, isWanted),
};
