import { ok, valueKey } from '../../domain/index.ts';
import type { Satellite } from '../../service/messaging/index.ts';
import type { BrowserTab, Ports } from '../../service/platform/index.ts';
import type { SettingsApi } from '../../service/settings/index.ts';
import type { ValuesApi } from '../../service/values/index.ts';
import { serviceText } from '../../texts/messages.ts';
import { isPdfAddress, PDF_TYPE } from '../fetch-file.ts';
import { DOCUMENT_MESSAGES, MAX_VALUES } from '../messages/index.ts';
import { createPictures } from './pictures.ts';

interface DocumentsNeeds {
  readonly ports: Pick<Ports, 'platform' | 'detect'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly values: Pick<ValuesApi, 'evaluate' | 'notes'>;
}

/** Finds and checks the values of a document, which the page of ours reads. */
export function createDocuments({ ports, settings, values }: DocumentsNeeds) {
  const { platform } = ports;
  const pictures = createPictures(platform);
  const openTab = ({ id, private: isPrivate }: BrowserTab) =>
    platform.openPage('/documents.html', `?tab=${id}${isPrivate ? '&private=1' : ''}`);
  return {
    messages: DOCUMENT_MESSAGES,
    handlers: {
      findInTexts: async ({ texts, lang }, caller) => {
        const { region } = await settings.store.read();
        const options = { ...(region && { region }), ...(lang && { lang }) };
        const found = texts
          .flatMap((text, i) => ports.detect(text, options).map((each) => ({ ...each, text: i })))
          .slice(0, MAX_VALUES);
        const distinct = [...new Map(found.map((each) => [valueKey(each), each])).values()];
        const judged = await values.evaluate(distinct, { place: 'popup', caller });
        const byValue = new Map(distinct.map((each, i) => [valueKey(each), judged[i]]));
        return ok({
          values: found.flatMap((each) => {
            const judgement = byValue.get(valueKey(each));
            const { text, start, end, raw } = each;
            return judgement ? [{ text, start, end, found: { ...judgement, raw } }] : [];
          }),
        });
      },
      checkTogether: async ({ items, ...about }, caller) => {
        const judged = await values.evaluate(items, { place: 'popup', caller });
        const found = judged.map((judgement, i) => ({ raw: items[i]?.value ?? '', ...judgement }));
        const [noted = found] = await values.notes.annotate([{ found, ...about }], caller);
        return ok({ values: [...noted] });
      },
      tabAddress: async ({ tab }) => {
        const shown = (await platform.tabs()).find(({ id }) => id === tab);
        // A page of ours has the cookies of other windows than private ones.
        return ok({ url: shown && !shown.private ? shown.url : null });
      },
      menuPicture: async ({ picture }) => ok(pictures.take(picture)),
    },
    tabReader: {
      offer: async ({ id, url }) => {
        // In Firefox no script can run in the viewer, so the server is asked what it has.
        const type = await platform.contentType(id).catch(() => null);
        if (type === null ? !(await isPdfAddress(url)) : type !== PDF_TYPE) return null;
        return { says: serviceText('tabIsPdf'), action: serviceText('checkPdf') };
      },
      open: openTab,
      menus: [
        {
          id: 'check-pdf',
          title: 'menuCheckPdf',
          contexts: ['page', 'frame'],
          documentUrlPatterns: ['*://*/*.pdf', '*://*/*.PDF', '*://*/*.pdf?*', 'file:///*.pdf'],
          open: openTab,
        },
        {
          id: 'check-picture',
          title: 'menuCheckPicture',
          contexts: ['image'],
          open: pictures.open,
        },
      ],
    },
  } satisfies Satellite<typeof DOCUMENT_MESSAGES>;
}
