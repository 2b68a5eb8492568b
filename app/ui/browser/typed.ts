type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a control contains: its text, its chosen options, whether it is checked, or its files. */
type Content = string | boolean | string[] | FileList;

/** Contents of controls by a name that another rendering of the same page has, too. */
export type Typed = ReadonlyMap<string, Content>;

const isTickable = (control: Control): control is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  control.type === 'checkbox' || control.type === 'radio';

function controlsIn(root: ParentNode): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')) {
    const { form, id, name } = control;
    const where = [form?.id, form?.getAttribute('action'), id, name, isTickable(control) ? control.value : ''].join(
      ' ',
    );
    let place = 0;
    while (controls.has(where + place)) place++;
    // Form fillers add controls without names.
    if (id || name) controls.set(where + place, control);
  }
  return controls;
}

function contentOf(control: Control): Content | null {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  if (isTickable(control)) return control.checked;
  return control instanceof HTMLInputElement && control.type === 'file' ? control.files : control.value;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (isTickable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function readControls(root: ParentNode, isWanted: (control: Control) => boolean): Typed {
  const wanted = [...controlsIn(root)].filter(([, control]) => isWanted(control));
  return new Map(wanted.map(([where, control]) => [where, contentOf(control) ?? '']));
}

/** What visitors, browsers and password managers have changed. */
export const typedIn = (root: ParentNode): Typed => readControls(root, isChanged);

/** All texts and choices of a form, but no secrets. */
export const readForm = (form: HTMLFormElement): Typed =>
  readControls(form, ({ type }) => type !== 'password' && type !== 'file');

/** React's own setter would hide the change from it. */
function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function fill(control: Control, content: Content): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = (content as string[]).includes(option.value);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof content === 'boolean') {
    if ((control as HTMLInputElement).checked !== content) control.click();
  } else if (content instanceof FileList) {
    (control as HTMLInputElement).files = content;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof content === 'string' && control.value !== content) setValue(control, content);
}

/** Puts contents back where they were. */
export function fillIn(root: ParentNode, typed: Typed): void {
  for (const [where, control] of controlsIn(root)) {
    const content = typed.get(where);
    if (content !== undefined) fill(control, content);
  }
}

/** The same control in another rendering of the page. */
export function findCounterpart(control: Element, before: ParentNode, now: ParentNode): Control | undefined {
  const [where] = [...controlsIn(before)].find(([, one]) => one === control) ?? [];
  return where === undefined ? undefined : controlsIn(now).get(where);
}
