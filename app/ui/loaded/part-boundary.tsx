import {Component, type ReactNode} from 'react'

type Props = {
    /** Called where the part failed, its code not to be had say. */
    onFailed: () => void
    children: ReactNode
}

/** Stands around a part that the page can do without: where the part fails it is left out, and the page stays. */
export class PartBoundary extends Component<Props, {hasFailed: boolean}> {
    override state = {hasFailed: false}

    static getDerivedStateFromError() {
        return {hasFailed: true}
    }

    override componentDidCatch(): void {
        this.props.onFailed()
    }

    override render(): ReactNode {
        return this.state.hasFailed ? null : this.props.children
    }
}
