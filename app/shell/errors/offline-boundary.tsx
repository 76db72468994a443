import {Component, type ReactNode, useEffect} from 'react'
import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {leaveDocument, useCurrentUrl} from '@app/routing/route/location'
import {Button} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {offlineMessages as messages} from './messages'

type OfflineMessageProps = {onRetry: () => void}

/** Stands in place of a page whose code did not come, and tries by itself once the connection is back [PWA-003…006]. */
const OfflineMessage = ({onRetry}: OfflineMessageProps) => {
    const {formatMessage} = useIntl()
    useEffect(() => {
        window.addEventListener('online', onRetry)
        return () => window.removeEventListener('online', onRetry)
    }, [onRetry])
    return (
        <Main look="failure">
            <Head title={formatMessage(messages.title)} index={false} />
            <h1>{formatMessage(messages.title)}</h1>
            <p className="failure__help" role="alert">
                {formatMessage(messages.text)}
            </p>
            <div className="failure__actions">
                <Button onClick={onRetry}>{formatMessage(messages.retry)}</Button>
            </div>
        </Main>
    )
}

/** As webpack names a part of the bundle that failed, or took longer than its 120 seconds [PWA-010]. */
const isChunkFailure = ({name}: Error): boolean => name === 'ChunkLoadError'

type ChunkBoundaryProps = {
    url: string
    leaveFor: (address: string) => void
    children: ReactNode
}
type ChunkBoundaryState = {thrown?: Error | undefined; failures: number; failedAt: string}

class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
    override state: ChunkBoundaryState = {failures: 0, failedAt: this.props.url}

    static getDerivedStateFromError(thrown: unknown): Partial<ChunkBoundaryState> {
        return {thrown: thrown instanceof Error ? thrown : new Error(String(thrown))}
    }

    /** Elsewhere is another page [PWA-008]. */
    static getDerivedStateFromProps(
        {url}: ChunkBoundaryProps,
        {failedAt}: ChunkBoundaryState
    ): ChunkBoundaryState | null {
        return url === failedAt ? null : {thrown: undefined, failures: 0, failedAt: url}
    }

    override componentDidCatch(): void {
        this.setState(({failures}) => ({failures: failures + 1}))
    }

    /** [PWA-007] [PWA-009] */
    retry = (): void => {
        const {url, leaveFor} = this.props
        if (this.state.failures > 1) leaveFor(url)
        else this.setState({thrown: undefined})
    }

    override render(): ReactNode {
        const {thrown} = this.state
        if (thrown === undefined) return this.props.children
        // What else a page throws is for the boundary above.
        if (!isChunkFailure(thrown)) throw thrown
        return <OfflineMessage onRetry={this.retry} />
    }
}

export type OfflineBoundaryProps = {
    children: ReactNode
    /** Loads an address as a document. */
    leaveFor?: (address: string) => void
}

/**
 * Keeps header and footer where the code of the next page does not come, and says why [PWA-003]. What failed twice is
 * loaded as a document: after a release the files of the one before may be gone for good.
 */
export const OfflineBoundary = ({children, leaveFor = leaveDocument}: OfflineBoundaryProps) => (
    <ChunkBoundary url={useCurrentUrl()} leaveFor={leaveFor}>
        {children}
    </ChunkBoundary>
)
