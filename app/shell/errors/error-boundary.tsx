import {Component, type ReactNode} from 'react'
import {BareError} from './error-page'

/** What went wrong while a page was rendered, in the browser or on the server. */
export type PageFailure = {message: string; stack?: string}

type ErrorBoundaryProps = {
    /** Written into the page by the server. */
    failure?: PageFailure | undefined
    /** The address; a failure is reset when the shopper navigates. */
    url: string
    children: ReactNode
}
type ErrorBoundaryState = {failure: PageFailure | undefined}

const toPageFailure = (thrown: unknown): PageFailure => {
    const message = String(thrown)
    const showsStack = process.env.NODE_ENV !== 'production' && thrown instanceof Error
    return showsStack && thrown.stack ? {message, stack: thrown.stack} : {message}
}

/** Shows the bare error page in place of a page that threw, as the kit does on the server [ERR-001]. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
    override state: ErrorBoundaryState = {failure: this.props.failure}

    static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
        return {failure: toPageFailure(thrown)}
    }

    override componentDidUpdate({url: place}: ErrorBoundaryProps): void {
        if (place !== this.props.url && this.state.failure) this.setState({failure: undefined})
    }

    override render(): ReactNode {
        const {failure} = this.state
        return failure ? <BareError {...failure} /> : this.props.children
    }
}
