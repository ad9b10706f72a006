/** Made by `client/cells.ts` while the page is built: the pieces of ground of each area. */
declare module "virtual:cells" {
  const cells: Record<string, [number, number][][]>;
  export default cells;
}
