import {Component, type ReactNode} from 'react'

type Props = {
    /** Called where the part failed, its code not to be had say. */
    onFailed?: () => void
    /** Shown in the place of a part that failed; nothing where left out. */
    instead?: ReactNode
    children: ReactNode
}

/** Stands around a part that the page can do without: where the part fails the page stays, without it. */
export class PartBoundary extends Component<Props, {hasFailed: boolean}> {
    override state = {hasFailed: false}

    static getDerivedStateFromError() {
        return {hasFailed: true}
    }

    override componentDidCatch(): void {
        this.props.onFailed?.()
    }

    override render(): ReactNode {
        return this.state.hasFailed ? this.props.instead : this.props.children
    }
}
