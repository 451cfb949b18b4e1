export { openPicture, type Picture } from './open-picture.ts';
export { pictureSizeOf } from './picture-size.ts';
