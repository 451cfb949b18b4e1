export { countryName } from './country-name.ts';
export { placeName } from './place-name.ts';
export { isRegionCode } from './region-code.ts';
export { regionSubtagOf, textRegionOf } from './region-of-language.ts';
