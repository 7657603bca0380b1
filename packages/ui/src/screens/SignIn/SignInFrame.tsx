import { product } from '@switchboard/api-contract/product';
import type { ReactNode } from 'react';
import { agentSlugs, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { Brand } from '../../components/display/Brand/Brand.tsx';
import {
  art,
  body,
  column,
  foot as footClass,
  formBox,
  head,
  screen,
  sub as subClass,
  title as titleClass,
  canvas,
  cord,
  hole,
  lampGlow,
  lampLit,
  lampUnlit,
  mark,
  marks,
  plate,
  plug,
  plugHole,
  shadow,
} from './SignIn.css.ts';
import { AgentMark } from '../../blocks/agents/AgentMark/AgentMark.tsx';
import { rem } from '../../theme/tokens.ts';

const WIDTH = 720;
const HEIGHT = 800;
const STEP = 88;
const LAMP = 206;
const TOP = 250;
const BOTTOM = 400;

/** Cords: from the upper jack of one line to the lower jack of another, and how far each sags. */
const cords = [
  { from: 'orchestrator', to: 'email', sag: 300 },
  { from: 'research', to: 'orchestrator', sag: 190 },
  { from: 'contacts', to: 'maps-scraper', sag: 130 },
  { from: 'calendar', to: 'lead-generation', sag: 215 },
  { from: 'lead-generation', to: 'contacts', sag: 250 },
] as const satisfies readonly { from: AgentSlug; to: AgentSlug; sag: number }[];

const MIDDLE = (agentSlugs.length - 1) / 2;
const x = (slug: AgentSlug) => WIDTH / 2 + (agentSlugs.indexOf(slug) - MIDDLE) * STEP;
const isLit = (slug: AgentSlug) => cords.some(({ from }) => from === slug);

/** A mark, a lamp and two jacks for each of the seven lines, and the cords between them. Always dark. */
function PatchPanel() {
  return (
    <div className={canvas} data-theme="dark" aria-hidden="true">
      <div className={marks}>
        {agentSlugs.map((slug) => (
          <span key={slug} className={mark} style={{ left: rem(x(slug)) }}>
            <AgentMark agent={slug} variant={isLit(slug) ? 'solid' : 'soft'} />
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none">
        {agentSlugs.map((slug) => (
          <g key={slug}>
            {isLit(slug) ? <circle className={lampGlow} cx={x(slug)} cy={LAMP} r="11" /> : null}
            <circle className={isLit(slug) ? lampLit : lampUnlit} cx={x(slug)} cy={LAMP} r={isLit(slug) ? 4.5 : 4} />
            {[TOP, BOTTOM].map((y) => (
              <g key={y}>
                <circle className={plate} cx={x(slug)} cy={y} r="15" />
                <circle className={hole} cx={x(slug)} cy={y} r="11" />
              </g>
            ))}
          </g>
        ))}
        {cords.map(({ from, to, sag }) => {
          const path = `M${x(from)} ${TOP} C${x(from)} ${BOTTOM + sag}, ${x(to)} ${BOTTOM + sag}, ${x(to)} ${BOTTOM}`;
          return (
            <g key={from} data-line={from}>
              <path className={shadow} d={path} transform="translate(0 6)" />
              <path className={cord} d={path} />
              {[
                { cx: x(from), cy: TOP },
                { cx: x(to), cy: BOTTOM },
              ].map((end) => (
                <g key={end.cy}>
                  <circle className={plug} r="8" {...end} />
                  <circle className={plugHole} r="3" {...end} />
                </g>
              ))}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface SignInFrameProps {
  title: string;
  sub?: ReactNode;
  foot?: ReactNode;
  /** The form. */
  children?: ReactNode;
}

/** The page for whoever is not signed in: a form beside the patch panel, which is hidden below 1024 px. */
export function SignInFrame({ title, sub, foot, children }: SignInFrameProps) {
  return (
    <div className={screen}>
      <div className={column}>
        <header>
          <Brand name={product.name} />
        </header>
        <main className={body}>
          <div className={formBox}>
            <div className={head}>
              <h1 className={titleClass} tabIndex={-1}>
                {title}
              </h1>
              <p className={subClass}>{sub}</p>
            </div>
            {children}
          </div>
        </main>
        <footer className={footClass}>{foot}</footer>
      </div>
      <div className={art}>
        <PatchPanel />
      </div>
    </div>
  );
}
