/** The texts of each area of the interface. A script contains only the areas that it uses. */
import { createAreaText } from './catalog.ts';
import budget from './en/budget.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import connect from './en/connect.json' with { type: 'json' };
import dataSets from './en/dataSets.json' with { type: 'json' };
import endpoints from './en/endpoints.json' with { type: 'json' };
import failureNote from './en/failureNote.json' with { type: 'json' };
import gone from './en/gone.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };
import line from './en/line.json' with { type: 'json' };
import lookups from './en/lookups.json' with { type: 'json' };
import menu from './en/menu.json' with { type: 'json' };
import options from './en/options.json' with { type: 'json' };
import places from './en/places.json' with { type: 'json' };
import policies from './en/policies.json' with { type: 'json' };
import popup from './en/popup.json' with { type: 'json' };
import record from './en/record.json' with { type: 'json' };
import settingsSync from './en/settingsSync.json' with { type: 'json' };
import stats from './en/stats.json' with { type: 'json' };
import usage from './en/usage.json' with { type: 'json' };
import welcome from './en/welcome.json' with { type: 'json' };

/** The day's budget, in the popup and the usage tab. */
export const budgetText = /* @__PURE__ */ createAreaText('budget', budget);
/** Words and sizes used in many places. */
export const commonText = /* @__PURE__ */ createAreaText('common', common);
/** The form that connects the API: base URL, key, how long it is kept, automatic lookups. */
export const connectText = /* @__PURE__ */ createAreaText('connect', connect);
export const dataSetsText = /* @__PURE__ */ createAreaText('dataSets', dataSets);
/** Names of the endpoints in the UI that are not named after their kind. */
export const endpointsText = /* @__PURE__ */ createAreaText('endpoints', endpoints);
/** Texts shown together with a failure's sentences. */
export const failureNoteText = /* @__PURE__ */ createAreaText('failureNote', failureNote);
/** Sentences for when the background sends no reply (`withFailureText`). */
export const workerGoneText = /* @__PURE__ */ createAreaText('gone', gone);
export const historyText = /* @__PURE__ */ createAreaText('history', history);
/** The line next to a form field. */
export const fieldLineText = /* @__PURE__ */ createAreaText('line', line);
/** A value with its verdict and the price of its lookup. */
export const lookupsText = /* @__PURE__ */ createAreaText('lookups', lookups);
/** The menu of our pages and the list of keyboard shortcuts. */
export const menuText = /* @__PURE__ */ createAreaText('menu', menu);
export const optionsText = /* @__PURE__ */ createAreaText('options', options);
/** Places without their own country code. */
export const placesText = /* @__PURE__ */ createAreaText('places', places);
export const policiesText = /* @__PURE__ */ createAreaText('policies', policies);
export const popupText = /* @__PURE__ */ createAreaText('popup', popup);
/** A full answer: its groups, fields and formatted values. */
export const recordText = /* @__PURE__ */ createAreaText('record', record);
export const settingsSyncText = /* @__PURE__ */ createAreaText('settingsSync', settingsSync);
/** The API's health, and the results of this browser's calls. */
export const statsText = /* @__PURE__ */ createAreaText('stats', stats);
/** The account's balance, its spending and its warnings. */
export const usageText = /* @__PURE__ */ createAreaText('usage', usage);
export const welcomeText = /* @__PURE__ */ createAreaText('welcome', welcome);
