import { AgentMark } from '../../../blocks/agents/AgentMark/AgentMark.tsx';
import { cx } from '../../../components/cx.ts';
import { scrollEdge } from '../../../components/layout/ScrollEdge/ScrollEdge.css.ts';
import { rem } from '../../../theme/tokens.ts';
import { orchestratorTaskStatus } from '../../../rules/tasks.ts';
import { clip } from '../../../format/text.ts';
import { plural } from '../../../format/numbers.ts';
import {
  arrow,
  drawing,
  edges as edgesClass,
  node as nodeClass,
  nodeName,
  nodeState,
  nodeWords,
  scroller,
} from '../Orchestrator.css.ts';
import { nameOfTask, type DependencyGraph, type GraphNode, type GraphTask } from './dependencyGraph.ts';

/** Sizes in px, which grow with the text. */
const NODE = { width: 184, height: 44 };
const GAP = { x: 44, y: 12 };
const ARROW = 6;

const left = ({ column }: GraphNode) => column * (NODE.width + GAP.x);
const top = ({ row }: GraphNode) => row * (NODE.height + GAP.y);

/** From the right edge of one task to the left edge of the next; loops back for a cycle. */
function curve(from: GraphNode, to: GraphNode): string {
  const [x1, y1, x2, y2] = [
    left(from) + NODE.width,
    top(from) + NODE.height / 2,
    left(to) - ARROW,
    top(to) + NODE.height / 2,
  ];
  const bend = Math.max(GAP.x / 2, Math.abs(x2 - x1) / 3);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

interface DependencyDrawingProps {
  graph: DependencyGraph;
  /** What stands below a task's name; its status by default. */
  stateOf?: (task: GraphTask) => string;
}

/** Which task waits for which, as boxes and arrows. Exposed as one image, since the list beside it says the same. */
export function DependencyDrawing({
  graph: { nodes, edges, columns, rows },
  stateOf = ({ status }) => clip(orchestratorTaskStatus(status).label, 40),
}: DependencyDrawingProps) {
  const width = columns * (NODE.width + GAP.x) - GAP.x;
  const height = rows * (NODE.height + GAP.y) - GAP.y;
  return (
    <div className={cx(scroller, scrollEdge())} role="region" aria-label="Dependency graph" tabIndex={0}>
      <div
        role="img"
        aria-label={`${plural(nodes.length, 'task')} and ${plural(edges.length, 'dependency', 'dependencies')}. The list names them.`}
        dir="ltr"
        className={drawing}
        style={{ width: rem(width), height: rem(height) }}
      >
        <svg viewBox={`0 0 ${width} ${height}`} className={edgesClass} aria-hidden="true">
          {edges.map(({ from, to }) => (
            <g key={`${from.id} ${to.id}`}>
              <path d={curve(from, to)} />
              <path className={arrow} d={`M${left(to)} ${top(to) + NODE.height / 2}l${-ARROW - 1} -4v8z`} />
            </g>
          ))}
        </svg>
        {nodes.map((node) => (
          <div
            key={node.id}
            className={nodeClass}
            style={{ left: rem(left(node)), top: rem(top(node)), width: rem(NODE.width), height: rem(NODE.height) }}
          >
            <AgentMark agent={node.task?.agentId} size="sm" />
            <span className={nodeWords}>
              <span className={nodeName} dir="auto">
                {nameOfTask(node.task, node.id)}
              </span>
              <span className={nodeState}>{node.task ? stateOf(node.task) : 'not in this list'}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
