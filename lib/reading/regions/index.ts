export { placeName, placeReference } from './place-name.ts';
export { isRegionCode } from './region-code.ts';
export { regionSubtagOf, textRegionOf } from './region-of-language.ts';
