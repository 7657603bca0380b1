import type { FigureValue } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { percent } from '../../format/numbers.ts';

/** A percentage with its bar, which is empty if there is none. */
export const rateFigure = (rate: number | undefined): FigureValue => ({ figure: percent(rate), bar: rate ?? 0 });
