import { newAddress } from './api-client';

/** A text for a field; several for check boxes of one name, none to untick them; or a file. */
type Typed = Record<string, string | string[] | File>;

type Attributes = Record<string, string>;

interface Control {
  tag: string;
  attributes: Attributes;
  inner: string;
  at: number;
}

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const textOf = (html: string) =>
  decode(
    html
      .replace(/<!--.*?-->|<\/?(?:a|b|bdi|em|span|strong)\b[^>]*>/gs, '')
      .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );

/** A browser without JavaScript: it opens pages, presses their buttons, follows links and redirects, and keeps cookies. */
export class PlainBrowser {
  status = 0;
  html = '';
  path = '';
  private readonly cookies = new Map<string, string>();
  private readonly address = newAddress();

  constructor(private readonly site: string) {}

  /** What the page says, and the names that its controls have besides. */
  get text(): string {
    const names = [...this.html.matchAll(/ aria-label="([^"]*)"/g)].map(([, name = '']) => decode(name));
    return [textOf(this.html), ...names].join(' ');
  }

  open(path: string): Promise<void> {
    return this.go('GET', path);
  }

  clearCookies(): void {
    this.cookies.clear();
  }

  /** Follows the first link with this name. */
  async follow(name: string): Promise<void> {
    const link = this.all('a').find((one) => this.isNamed(one, name) && one.attributes.href !== undefined);
    if (!link) throw new Error(`${this.path} has no link “${name}”: ${this.text}`);
    await this.go('GET', link.attributes.href ?? '');
  }

  /** Fills in the form of the first button with this name, by the fields' labels or names, and presses the button. */
  async press(name: string, typed: Typed = {}): Promise<void> {
    const button = this.all('button').find(
      (one) => this.isNamed(one, name) && one.attributes.type !== 'button' && one.attributes.disabled === undefined,
    );
    if (!button) throw new Error(`${this.path} has no button “${name}”: ${this.text}`);
    const form = this.formOf(button);
    const controls = this.fields().filter((one) => this.formOf(one).at === form.at);
    const isChoice = ({ attributes }: Control) => attributes.type === 'checkbox' || attributes.type === 'radio';
    const given = Object.entries(typed).map(([label, value]) => ({ field: this.named(label, controls), value }));
    const data = new FormData();
    for (const control of controls) {
      const { name: own, type, disabled } = control.attributes;
      if (!own || disabled !== undefined) continue;
      const of = given.find(({ field }) => field === control || (isChoice(field) && field.attributes.name === own));
      if (of?.value instanceof File) data.append(own, of.value, of.value.name);
      else if (of && !isChoice(control)) data.append(own, String(of.value));
      else if (of) for (const one of of.field === control ? [of.value].flat() : []) data.append(own, one);
      else if (type === 'file') data.append(own, new File([], ''));
      else for (const value of this.valuesOf(control)) data.append(own, value);
    }
    if (button.attributes.name) data.append(button.attributes.name, button.attributes.value ?? '');
    const rule = (attribute: string) => button.attributes[`form${attribute}`] ?? form.attributes[attribute];
    const action = rule('action') ?? this.path;
    const isPost = rule('method')?.toLowerCase() === 'post';
    const pairs = () => new URLSearchParams([...data].map(([own, value]): [string, string] => [own, String(value)]));
    if (!isPost) return this.go('GET', `${action.split('?')[0]}?${pairs()}`);
    return this.go('POST', action, rule('enctype') === 'multipart/form-data' ? data : pairs());
  }

  /** What a field holds now: the checked values of check boxes and radio buttons. */
  values(label: string): string[] {
    const { attributes } = this.named(label, this.fields());
    return this.fields().flatMap((one) => (one.attributes.name === attributes.name ? this.valuesOf(one) : []));
  }

  private async go(method: string, path: string, body?: FormData | URLSearchParams): Promise<void> {
    const from = new URL(this.path || '/', this.site);
    let url = new URL(path, from);
    let [sent, content] = [method, body];
    for (let redirects = 0; ; redirects += 1) {
      const answer = await fetch(url, {
        method: sent,
        redirect: 'manual',
        headers: {
          Accept: 'text/html',
          Referer: from.href,
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': this.address,
          Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: content,
      });
      for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
      this.status = answer.status;
      this.path = url.pathname + url.search;
      this.html = await answer.text();
      const next = answer.headers.get('Location');
      if (!next || answer.status < 300 || answer.status >= 400) return;
      if (redirects === 5) throw new Error(`${path} redirects for ever`);
      url = new URL(next, url);
      if (answer.status < 307) [sent, content] = ['GET', undefined];
    }
  }

  private keep(cookie: string): void {
    const [pair = '', ...rules] = cookie.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (rules.some((rule) => /^\s*max-age=0$/i.test(rule) || /expires=thu, 01 jan 1970/i.test(rule)))
      this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  private all(tag: string): Control[] {
    return [...this.html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'))].map((found) => ({
      tag,
      attributes: attributesOf(found[1] ?? ''),
      inner: found[2] ?? '',
      at: found.index,
    }));
  }

  private fields(): Control[] {
    const inputs = [...this.html.matchAll(/<input\b([^>]*)>/g)].map((found) => ({
      tag: 'input',
      attributes: attributesOf(found[1] ?? ''),
      inner: '',
      at: found.index,
    }));
    return [...inputs, ...this.all('select'), ...this.all('textarea')].sort((a, b) => a.at - b.at);
  }

  private formOf({ attributes, at }: Control): Control {
    const form = this.all('form').find((one) =>
      attributes.form === undefined
        ? one.at < at && at < this.html.indexOf('</form>', one.at)
        : one.attributes.id === attributes.form,
    );
    return form ?? { tag: 'form', attributes: {}, inner: '', at: -1 };
  }

  private isNamed({ attributes, inner }: Control, name: string): boolean {
    return (attributes['aria-label'] ?? textOf(inner)) === name;
  }

  private named(label: string, controls: Control[]): Control {
    const labels = this.all('label');
    const textsOf = ({ attributes, at }: Control) =>
      labels
        .filter((one) =>
          one.attributes.for
            ? one.attributes.for === attributes.id
            : one.at < at && at < this.html.indexOf('</label>', one.at),
        )
        .map(({ inner }) => textOf(inner));
    const field =
      controls.find((one) => one.attributes['aria-label'] === label || textsOf(one).includes(label)) ??
      controls.find((one) => textsOf(one).some((text) => text.startsWith(label))) ??
      controls.find((one) => one.attributes.name === label);
    if (!field) throw new Error(`${this.path} has no field “${label}”`);
    return field;
  }

  private valuesOf({ tag, attributes, inner }: Control): string[] {
    if (tag === 'textarea') return [decode(inner).replace(/^\n/, '')];
    if (tag === 'select') {
      const options = [...inner.matchAll(/<option\b([^>]*)>(.*?)<\/option>/gs)].map(([, of = '', text = '']) => ({
        value: attributesOf(of).value ?? textOf(text),
        isChosen: attributesOf(of).selected !== undefined,
      }));
      const { value = '' } = options.find(({ isChosen }) => isChosen) ?? options[0] ?? {};
      return [value];
    }
    const { type = 'text', value = '' } = attributes;
    if (type === 'checkbox' || type === 'radio') return attributes.checked === undefined ? [] : [value || 'on'];
    return [value];
  }
}
