import { COLOUR_NAMES } from '../lib/colours/colour-names';
import { COLOUR_RULES } from '../lib/colours/named-colours';

const placeOfName = COLOUR_RULES.map(({ name, hue, lightness, chroma, both }) => {
  const bounds = [
    ...(hue === undefined ? [] : [`h < ${hue}`]),
    ...(lightness === undefined ? [] : [`l < ${lightness}`]),
    ...(chroma === undefined ? [] : [`c < ${chroma}`]),
    ...(both ? [`l + ${both.chromaTimes} * c < ${both.below}`] : []),
  ];
  return `when ${bounds.join(' and ') || 'true'} then ${COLOUR_NAMES.indexOf(name) + 1}`;
}).join('\n        ');

const linear = (byte: number) => {
  const value = `get_byte(entry.rgb, ${byte}) / 255.0::float8`;
  return `case when ${value} <= 0.04045 then ${value} / 12.92 else power((${value} + 0.055) / 1.055, 2.4) end`;
};

/**
 * Names colours as `nameOfColour` does, by the same rules and the formulas of `toOklab`.
 * With other rules a migration makes the function again and lets the triggers fill in `facets`.
 */
export const FACETS_OF = `
  -- What lists are filtered by, in one number: see features/wallpapers/lists/filters/facets.ts.
  create or replace function facets_of(device_type text, width int, height int, palette jsonb, black_share real) returns int
    language plpgsql immutable parallel safe as $body$
  declare
    names float8[] := array_fill(0::float8, array[12]);
    ratio constant float8 := width::float8 / height;
    facets int := case device_type when 'pc' then 1 when 'mobile' then 2 when 'tablet' then 3 else 0 end;
    lightness float8 := 0;
    total float8 := 0;
    entry record;
    red float8;
    green float8;
    blue float8;
    l_cone float8;
    m_cone float8;
    s_cone float8;
    l float8;
    a float8;
    b float8;
    c float8;
    h float8;
    name int;
  begin
    facets := facets | ((case
      when ratio between 1.724 and 1.832 then 1
      when ratio between 1.552 and 1.648 then 2
      when ratio between 2.26 and 2.47 then 3
      when ratio between 3.449 and 3.663 then 4
      when ratio between 1.293 and 1.374 then 5
      when ratio between 1.455 and 1.545 then 6
      when ratio between 0.97 and 1.031 then 7
      when ratio between 0.545 and 0.58 then 8
      when ratio between 0.437 and 0.476 then 9
      else 0 end) << 2);
    facets := facets | ((case
      when greatest(width, height) >= 7680 and least(width, height) >= 4320 then 5
      when greatest(width, height) >= 5120 and least(width, height) >= 2880 then 4
      when greatest(width, height) >= 3840 and least(width, height) >= 2160 then 3
      when greatest(width, height) >= 2560 and least(width, height) >= 1440 then 2
      when greatest(width, height) >= 1920 and least(width, height) >= 1080 then 1
      else 0 end) << 6);
    for entry in
      select decode(substr(value ->> 'color', 2, 6), 'hex') as rgb, (value ->> 'weight')::float8 as weight
      from jsonb_array_elements(palette)
    loop
      red := ${linear(0)};
      green := ${linear(1)};
      blue := ${linear(2)};
      l_cone := cbrt(0.4122214708::float8 * red + 0.5363325363::float8 * green + 0.0514459929::float8 * blue);
      m_cone := cbrt(0.2119034982::float8 * red + 0.6806995451::float8 * green + 0.1073969566::float8 * blue);
      s_cone := cbrt(0.0883024619::float8 * red + 0.2817188376::float8 * green + 0.6299787005::float8 * blue);
      l := 0.2104542553::float8 * l_cone + 0.793617785::float8 * m_cone - 0.0040720468::float8 * s_cone;
      a := 1.9779984951::float8 * l_cone - 2.428592205::float8 * m_cone + 0.4505937099::float8 * s_cone;
      b := 0.0259040371::float8 * l_cone + 0.7827717662::float8 * m_cone - 0.808675766::float8 * s_cone;
      c := sqrt(a * a + b * b);
      h := degrees(atan2(b, a));
      if h < 0 then h := h + 360; end if;
      name := case
        ${placeOfName}
      end;
      names[name] := names[name] + entry.weight;
      lightness := lightness + entry.weight * l;
      total := total + entry.weight;
    end loop;
    if total > 0 then
      facets := facets | ((case
        when black_share >= 0.5 then 3 when lightness / total <= 0.42 then 2 when lightness / total >= 0.72 then 1
        else 0 end) << 9);
      for place in 1..12 loop
        if names[place] >= 0.15 * total then facets := facets | (1 << (10 + place)); end if;
      end loop;
    end if;
    return facets;
  end $body$;`;
