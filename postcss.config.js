import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const require = createRequire(import.meta.url);
const read = (file) => readFileSync(file, 'utf8');
const radix = (name) => read(require.resolve(`@radix-ui/themes/${name}.css`));

const SCHEME_CLASS = /:(?:is|where|not)\(\.(dark|light), \.\1-theme\)|\.(?:dark|light)(?:-theme)?\b/g;

/** A root that depends on what it contains is styled again for each element that is added. */
const ROOT_CONDITION = /(?<=:root):where\(:has\(.*\)\)/;

/** Radix chooses dark and light by a class that a script sets; the visitor's own setting needs none. */
function followColorScheme(root) {
  const dark = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)', nodes: [] });
  root.walkRules((rule) => {
    if (!/\.(dark|light)\b/.test(rule.selector)) return;
    const isDark = rule.selector.includes('.dark');
    const selectors = postcss.list
      .comma(rule.selector)
      .map((one) => one.replace(SCHEME_CLASS, '').replace(ROOT_CONDITION, '').trim() || ':root');
    rule.selectors = [...new Set(selectors)];
    if (isDark) dark.append(rule.remove());
  });
  root.append(dark);
}

/** Colours, sizes and shadows of the theme in ui/shell/theme.ts, in the colours of any screen. */
function tokens() {
  const root = postcss.root();
  for (const name of ['base', 'colors/slate', 'colors/amber', 'colors/red'])
    root.append(postcss.parse(radix(`tokens/${name}`)).nodes);
  root.walkAtRules('font-face', (rule) => rule.remove());
  root.walkAtRules('supports', (rule) => {
    if (/display-p3|color-mix/.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    // Our one gray needs no second name.
    if (rule.selector.includes('data-gray-color')) rule.remove();
    // With a space, every element would get a style for its selection.
    rule.selector = rule.selector.replace('.radix-themes ::selection', '.radix-themes::selection');
  });
  root.walkDecls((decl) => {
    decl.prop = decl.prop.replace('--slate-', '--gray-');
  });
  followColorScheme(root);
  return root;
}

const filesBelow = (folder, ending) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.startsWith('admin/'))
    .map((name) => read(new URL(`${folder}/${name}`, import.meta.url)));
const variablesIn = (text) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

/** Settings of Radix Themes that are not those of ui/shell/theme.ts. */
const OTHER_SETTING = /\[data-(?:accent-color=\W?(?!amber)\w|radius=\W?(?!medium)\w|scaling=\W?(?!100)\d)/;

/** Only the tokens that a page or a visitor's style sheet uses, directly or through another token: a fifth of them. */
function visitorTokens() {
  const root = tokens();
  root.walkRules((rule) => {
    if (!rule.selector.includes(':not(') && OTHER_SETTING.test(rule.selector)) rule.remove();
  });
  // base.css sets the font.
  root.walkDecls(/^(?:--default-|--font-|font-|line-height|letter-spacing)/, (decl) => void decl.remove());
  const used = new Set([...filesBelow('./app/styles', '.css'), ...filesBelow('./app', '.tsx')].flatMap(variablesIn));
  const values = new Map();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, `${values.get(prop) ?? ''} ${value}`);
    else for (const name of variablesIn(value)) used.add(name);
  });
  for (const name of used) for (const inner of variablesIn(values.get(name) ?? '')) used.add(inner);
  // Themes that are not ours take their colours from tokens that are not here.
  const isOurs = (decl) => variablesIn(decl.value).every((name) => values.has(name));
  root.walkDecls((decl) => {
    if (decl.prop.startsWith('--') && !(used.has(decl.prop) && isOurs(decl))) decl.remove();
  });
  return root;
}

/** For a visitor who chose dark or light: that half of the tokens, whatever the device prefers. */
function half(isDark) {
  const root = tokens();
  const dark = root.last.remove();
  if (isDark) return dark.nodes;
  const names = new Set();
  dark.walkDecls(({ prop }) => void names.add(prop));
  root.walkDecls((decl) => void (names.has(decl.prop) || decl.remove()));
  root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()));
  return root.nodes;
}

const PARTS = {
  tokens: visitorTokens,
  dark: () => ({ nodes: half(true) }),
  light: () => ({ nodes: half(false) }),
  /** For the administrator whole: no table has to say which classes the markup has. */
  components: () => tokens().append(postcss.parse(radix('components')).nodes),
};

/** Lights up the presets that this screen may be, and the groups of those, where no script says which it is. */
function screenPresets() {
  const groups = JSON.parse(read(new URL('app/features/screens/presets.json', import.meta.url)));
  const rules = groups
    .flatMap(({ presets }) => presets)
    .map(({ width, height, ratios }) => {
      const screens = ratios.map((ratio) => {
        const [wide, high] = [width, height].map((side) => `${Math.ceil(side / ratio)}px`);
        const around = `(min-resolution: ${(ratio - 0.05).toFixed(3)}dppx) and (max-resolution: ${(ratio + 0.05).toFixed(3)}dppx)`;
        return `(device-width: ${wide}) and (device-height: ${high}) and ${around}`;
      });
      const preset = `.preset[value="${width}x${height}"]`;
      const lit = `:is(${preset}, .preset-group:has(${preset}) > summary) { --lit: " – maybe yours"; }`;
      return `@media ${screens.join(', ')} { ${lit} }`;
    });
  return postcss.parse(rules.join('\n'));
}

/** What is below a picture, in rows of a twentieth of a column: 66 px with a caption, else the gap. For every width of a list. */
function masonryWidths() {
  const columnsFrom = [0, 300, 640, 960, 1280];
  const steps = [];
  let last = {};
  for (let width = 200; width < 2400; width++) {
    const columns = columnsFrom.findLastIndex((from) => from <= width) + 1;
    const gap = width < 700 ? 8 : 12;
    const rowsOf = (height) => Math.ceil((height * 20 * columns) / (width - (columns - 1) * gap));
    const values = {
      '--cols': columns === 5 ? 'var(--most, 5)' : columns,
      '--gap': `${gap}px`,
      '--c': rowsOf(54 + gap),
      '--c0': rowsOf(gap),
    };
    const changed = Object.entries(values).filter(([name, value]) => value !== last[name]);
    const list = `.masonry > ol {${changed.map((pair) => pair.join(':')).join(';')}}`;
    if (changed.length > 0) steps.push(width === 200 ? list : `@container (min-width: ${width}px) { ${list} }`);
    last = values;
  }
  return postcss.parse(steps.join('\n'));
}

const shared = postcss.parse(read(new URL('app/styles/shared.css', import.meta.url)));
const mixins = new Map();
shared.walkAtRules('define-mixin', ({ params, nodes }) => void mixins.set(params, nodes));
const widths = new Map();
shared.walkAtRules('custom-media', ({ params }) => void widths.set(...params.split(/ (?=\()/)));

/** Older browsers know neither names for widths nor conditions or rules inside of a rule. */
function spellOutConditions(root) {
  root.walkAtRules('media', (media) => {
    media.params = media.params.replace(/\((--[\w-]+)\)/g, (_, name) => widths.get(name));
  });
  root.walkRules((rule) => {
    const conditions = rule.nodes.filter(({ type }) => type === 'atrule');
    for (const one of conditions.reverse()) {
      const outer = one.clone({ nodes: [] });
      rule.after(outer.append(rule.clone({ nodes: [] }).append(one.nodes)));
      one.remove();
    }
  });
  root.walkRules((rule) => {
    const outer = rule.selectors.length > 1 ? `:is(${rule.selector})` : rule.selector;
    const inner = rule.nodes.filter(({ type }) => type === 'rule');
    for (const one of inner.reverse()) {
      one.selectors = one.selectors.map((part) => (part.includes('&') ? part : `& ${part}`).replaceAll('&', outer));
      rule.after(one);
    }
  });
}

/** `@radix-themes tokens|components;` stands for that part of Radix Themes. */
export default {
  plugins: [
    {
      postcssPlugin: 'tapeta',
      AtRule: {
        'radix-themes': (atRule) => atRule.replaceWith(PARTS[atRule.params]().nodes),
        'masonry-widths': (atRule) => atRule.replaceWith(masonryWidths().nodes),
        mixin: (atRule) => atRule.replaceWith(mixins.get(atRule.params).map((node) => node.clone())),
        'screen-presets': (atRule) => atRule.replaceWith(screenPresets().nodes),
      },
      OnceExit: spellOutConditions,
    },
  ],
};
