import { browser } from 'wxt/browser';

/** Whether this page of ours is in a private window, or was opened with a text from one. */
export const isInPrivateWindow = (): boolean =>
  browser.extension?.inIncognitoContext === true ||
  new URLSearchParams(location.search).get('private') === '1';
