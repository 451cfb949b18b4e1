import { useId, useState } from 'react';
import { consoleText } from '../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT, ENDPOINT_NAMES, type EndpointName } from '../../lib/domain/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { endpointLabel, formatCredits } from '../format/index.ts';
import { matchesWords } from '../settings/index.ts';

export interface ConsoleEndpointsProps {
  readonly chosen: EndpointName;
  readonly onChoose: (endpoint: EndpointName) => void;
}

const isEndpoint = (name: string): name is EndpointName => name in ENDPOINT_CONTRACT;
const nameOf = (endpoint: EndpointName): string => endpointLabel(ENDPOINT_CONTRACT[endpoint].path);
const priceOf = (endpoint: EndpointName): string => {
  const { credits } = ENDPOINT_CONTRACT[endpoint];
  return credits === 0 ? consoleText('free') : formatCredits(credits);
};

/** The endpoints by their names, with a search; a select where there is no room for a list. */
export function ConsoleEndpoints({ chosen, onChoose }: ConsoleEndpointsProps) {
  const [query, setQuery] = useState('');
  const name = useId();
  const all = ENDPOINT_NAMES.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const found = all.filter((endpoint) =>
    matchesWords(
      query,
      `${nameOf(endpoint)} ${ENDPOINT_CONTRACT[endpoint].path.replaceAll('/', ' ')}`,
    ),
  );
  return (
    <nav className="console-endpoints" aria-label={consoleText('endpoints')}>
      <select
        aria-label={commonText('endpoint')}
        value={chosen}
        onChange={({ target }) => isEndpoint(target.value) && onChoose(target.value)}
      >
        {all.map((endpoint) => (
          <option key={endpoint} value={endpoint}>
            {`${nameOf(endpoint)} · ${priceOf(endpoint)}`}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={consoleText('findEndpoint')}
        placeholder={consoleText('findEndpoint')}
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && found[0] && onChoose(found[0])}
      />
      <fieldset>
        <legend className="visually-hidden">{commonText('endpoint')}</legend>
        {found.map((endpoint) => (
          <label key={endpoint} title={ENDPOINT_CONTRACT[endpoint].path}>
            <input
              type="radio"
              name={name}
              value={endpoint}
              checked={endpoint === chosen}
              onChange={() => onChoose(endpoint)}
            />
            <span>{nameOf(endpoint)}</span> <span className="hint">{priceOf(endpoint)}</span>
          </label>
        ))}
      </fieldset>
      {found.length === 0 && <p className="hint">{commonText('noMatches')}</p>}
    </nav>
  );
}
