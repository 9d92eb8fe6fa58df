const ROOM = '30rem';

/**
 * Tell the style sheets when letters are so large, or the window so low, that a bar stuck to its edge would cover the
 * rest (`data-tight` on the root). Media queries do not know how large a visitor has made the letters of this page.
 */
export function watchLayoutDensity(): void {
  const root = document.documentElement;
  const ruler = document.createElement('div');
  Object.assign(ruler.style, { position: 'fixed', visibility: 'hidden', width: '0', height: ROOM });
  document.body.append(ruler);
  const measure = () => root.toggleAttribute('data-tight', ruler.offsetHeight > window.innerHeight);
  new ResizeObserver(measure).observe(ruler);
  window.addEventListener('resize', measure);
}
