/** Earlier versions listed wallpapers in the colours of a theme here. */
export { action, default, loader, meta } from './_site.find';
