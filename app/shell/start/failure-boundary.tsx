import {Component, type ReactNode} from 'react'
import {BareError} from '../kit/bare-error'

/** What went wrong while a page was rendered, here or on the server. */
export type PageFailure = {message: string; stack?: string}

type Props = {
    /** Written into the page by the server. */
    failure?: PageFailure | undefined
    /** Where the shopper is; a failure is forgotten when they go elsewhere. */
    place: string
    children: ReactNode
}
type State = {failure: PageFailure | undefined}

const toPageFailure = (thrown: unknown): PageFailure => {
    const message = String(thrown)
    const showsStack = process.env.NODE_ENV !== 'production' && thrown instanceof Error
    return showsStack && thrown.stack ? {message, stack: thrown.stack} : {message}
}

/** Shows the last resort in place of a page that threw, as the kit does on the server [ERR-001]. */
export class FailureBoundary extends Component<Props, State> {
    override state: State = {failure: this.props.failure}

    static getDerivedStateFromError(thrown: unknown): State {
        return {failure: toPageFailure(thrown)}
    }

    override componentDidUpdate({place}: Props): void {
        if (place !== this.props.place && this.state.failure) this.setState({failure: undefined})
    }

    override render(): ReactNode {
        const {failure} = this.state
        return failure ? <BareError {...failure} /> : this.props.children
    }
}
