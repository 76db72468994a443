import {Component, type ReactNode} from 'react'
import {logCaught} from '@app/lib/browser/shop-log'
import {redactText} from '@app/lib/text/redact'
import {BareError} from './error-page'

/** What went wrong while a page was rendered, in the browser or on the server. */
export type PageFailure = {message: string; stack?: string}

type ErrorBoundaryProps = {
    /** Written into the page by the server. */
    failure?: PageFailure | undefined
    /** The stack that the page may show of an error; nothing where the setting is off [ERR-003] (D-41). */
    traceOf?: (error: unknown) => string | undefined
    /** The address; a failure is reset when the shopper navigates. */
    url: string
    children: ReactNode
}
type ErrorBoundaryState = {failure: PageFailure | undefined; thrown?: {error: unknown} | undefined}

/** Shows the bare error page in place of a page that threw, as the kit does on the server [ERR-001]. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
    override state: ErrorBoundaryState = {failure: this.props.failure}

    static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
        return {thrown: {error}}
    }

    override componentDidCatch(error: unknown): void {
        logCaught('page-failed', error)
    }

    override componentDidUpdate({url: place}: ErrorBoundaryProps): void {
        const {failure, thrown} = this.state
        if (place !== this.props.url && (failure || thrown))
            this.setState({failure: undefined, thrown: undefined})
    }

    override render(): ReactNode {
        const {failure, thrown} = this.state
        const {traceOf, children} = this.props
        if (thrown) {
            const stack = traceOf?.(thrown.error)
            const message = redactText(String(thrown.error))
            return <BareError message={message} {...(stack !== undefined && {stack})} />
        }
        return failure ? <BareError {...failure} /> : children
    }
}
