/** A picture in the sizes that pages need, see `sized-pictures.ts`. */
declare module '*?picture' {
  const picture: import('../drawings/Photo/Photo.tsx').SizedPicture;
  export default picture;
}
