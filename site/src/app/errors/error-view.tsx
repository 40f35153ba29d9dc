import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Another value is another page: the error of the last one is over. */
  at: string
  view: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  failed: boolean
  error: unknown
  at: string
}

/** Error boundary: catches what a page throws while it loads or renders, and shows the error view in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, error: undefined, at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return at === state.at ? null : { at, failed: false, error: undefined }
  }

  readonly retry = () => this.setState({ failed: false, error: undefined })

  override render() {
    return this.state.failed ? this.props.view(this.state.error, this.retry) : this.props.children
  }
}
