import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the children after one of them threw. `onRetry` renders them again. */
  fallback: (failure: { error: Error; onRetry: () => void }) => ReactNode;
  /** When this changes, for example with the address, the children are rendered again. */
  resetKey?: string;
  /** Called with what was thrown, to report it. */
  onError?: (error: Error, info: ErrorInfo) => void;
  /** What may throw. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | undefined;
  resetKey: string | undefined;
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Contains errors thrown while rendering, so that the surrounding page survives. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: toError(thrown) };
  }

  static getDerivedStateFromProps(
    { resetKey }: Pick<ErrorBoundaryProps, 'resetKey'>,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    this.props.onError?.(toError(thrown), info);
  }

  readonly retry = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback({ error, onRetry: this.retry }) : this.props.children;
  }
}
