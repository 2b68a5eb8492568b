import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const require = createRequire(import.meta.url);
const themes = (file) => postcss.parse(readFileSync(require.resolve(`@radix-ui/themes/${file}`), 'utf8'));
const ownStyles = [
  ...['base', 'shell', 'top-bar', 'search', 'landing', 'cards', 'detail'],
  ...['overlays', 'quick-view', 'newsletter', 'static', 'forms', 'admin'],
  ...['admin-list', 'admin-overview', 'admin-taxonomy', 'admin-trash', 'admin-upload'],
];

/** What root.tsx says of the theme; rules for any other choice are dropped. */
const CHOICES = {
  'data-accent-color': ['amber', 'gray', 'red'],
  'data-gray-color': ['slate'],
  'data-radius': ['medium'],
  'data-scaling': ['100%'],
  'data-panel-background': ['solid'],
  'data-has-background': ['true'],
  'data-is-root-theme': ['true'],
};

function isOurTheme(selector) {
  return [...selector.matchAll(/\[([\w-]+)=['"]?([^'"\]]+)['"]?\]/g)].every(
    ([, name, value]) => !(name in CHOICES) || CHOICES[name].includes(value),
  );
}

/** Splits at the commas between selectors, not at those inside of :is(), :where() and :not(). */
const selectorsOf = (rule) => postcss.list.comma(rule.selector);

function keepSelectors(root, keep) {
  root.walkRules((rule) => {
    const kept = selectorsOf(rule).filter(keep);
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}

function dropEmpty(root) {
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
}

const SCHEME_CLASS = /:(?:is|where|not)\(\.(dark|light), \.\1-theme\)|\.(?:dark|light)(?:-theme)?\b/g;

/** Radix chooses dark and light by a class that a script sets; the visitor's own setting needs none. */
function followColorScheme(root) {
  const dark = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)', nodes: [] });
  root.walkRules((rule) => {
    if (!/\.(dark|light)\b/.test(rule.selector)) return;
    const isDark = rule.selector.includes('.dark');
    const selectors = selectorsOf(rule).map((selector) => selector.replace(SCHEME_CLASS, '').trim() || ':root');
    rule.selectors = [...new Set(selectors)];
    if (isDark) dark.append(rule.remove());
  });
  root.append(dark);
}

function dropUnwanted(root) {
  root.walkAtRules('font-face', (atRule) => atRule.remove());
  root.walkAtRules('supports', (atRule) => {
    if (atRule.params.includes('display-p3')) atRule.remove();
  });
}

function componentRules({ names, sizes, variants }) {
  const root = themes('components.css');
  const known = new RegExp(
    `^(radix-themes|rt-(${names.join('|')})([A-Z]\\w*)?|rt-r-size-(${sizes.join('|')})|rt-variant-(${variants.join('|')})|rt-reset)$`,
  );
  // A class that must be absent may well be one we never use.
  const classesOf = (selector) => selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g);
  keepSelectors(
    root,
    (selector) => isOurTheme(selector) && [...classesOf(selector)].every(([, name]) => known.test(name)),
  );
  // Once is enough: loaded again after the buttons' own rules, the reset would win over them.
  if (!names.includes('BaseButton')) {
    keepSelectors(root, (selector) => names.some((name) => selector.includes(`.rt-${name}`)));
  }
  root.walkAtRules('keyframes', (atRule) => {
    if (!names.some((name) => atRule.params.includes(name))) atRule.remove();
  });
  dropEmpty(root);
  return root;
}

function tokenRules() {
  const root = postcss.root();
  for (const file of [
    'tokens/base.css',
    'tokens/colors/slate.css',
    'tokens/colors/amber.css',
    'tokens/colors/red.css',
  ]) {
    root.append(themes(file).nodes);
  }
  dropUnwanted(root);
  followColorScheme(root);
  keepSelectors(root, isOurTheme);
  dropEmpty(root);
  return root;
}

const used = (text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);

/** Leaves only the variables that some rule of ours uses, directly or through another variable. */
function dropUnusedVariables(root, sources) {
  const needed = new Set(sources.flatMap(used));
  const definitions = new Map();
  root.walkDecls((decl) => {
    if (decl.prop.startsWith('--')) definitions.set(decl.prop, `${definitions.get(decl.prop) ?? ''} ${decl.value}`);
    else for (const name of used(decl.value)) needed.add(name);
  });
  for (const name of needed) for (const inner of used(definitions.get(name) ?? '')) needed.add(inner);
  root.walkDecls((decl) => {
    if (decl.prop.startsWith('--') && !needed.has(decl.prop)) decl.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  dropEmpty(root);
}

const BASIC = { names: ['Button', 'BaseButton', 'TextField'], sizes: [2, 3], variants: ['solid', 'soft', 'surface'] };
const ADMIN = {
  names: ['Badge', 'TextArea', 'Callout'],
  sizes: [1, 2],
  variants: ['soft', 'surface'],
};

function ownSources() {
  return ownStyles.flatMap((name) => {
    try {
      return readFileSync(new URL(`./app/styles/${name}.css`, import.meta.url), 'utf8');
    } catch {
      return [];
    }
  });
}

/**
 * `@radix-themes tokens|basic|admin;` stands for that part of the Radix Themes stylesheet which Tapeta's markup can use:
 * 812 KB become a few.
 */
const radixThemes = {
  postcssPlugin: 'radix-themes',
  AtRule: {
    'radix-themes'(atRule) {
      const part = atRule.params.trim();
      if (part === 'basic') atRule.replaceWith(componentRules(BASIC).nodes);
      else if (part === 'admin') atRule.replaceWith(componentRules(ADMIN).nodes);
      else {
        const tokens = tokenRules();
        dropUnusedVariables(tokens, [
          ...ownSources(),
          componentRules(BASIC).toString(),
          componentRules(ADMIN).toString(),
        ]);
        atRule.replaceWith(tokens.nodes);
      }
    },
  },
};

export default { plugins: [radixThemes] };
