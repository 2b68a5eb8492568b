/**
 * Extensions and translators move, wrap and remove what React has drawn. React would stop at the first element that is no
 * longer where it was (https://github.com/facebook/react/issues/11538).
 */
export function tolerateForeignNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    return parent && this.contains(parent) ? (removeChild.call(parent, child) as Child) : child;
  };
  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    node: Added,
    reference: Node | null,
  ): Added {
    let place = this.contains(reference) ? reference : null;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Added;
  };
}
