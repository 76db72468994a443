import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'

/** The skeleton of a page about an approval. */
export const ApprovalPageSkeleton = () => (
    <Main look="approval" pending>
        <HeadingSkeleton width="60%" />
        <ApprovalBodySkeleton />
    </Main>
)

/** The same for a page whose title is already known. */
export const titledSkeleton = (title: MessageDescriptor) =>
    function TitledSkeleton() {
        const {formatMessage} = useIntl()
        return (
            <Main look="approval" pending>
                <Head title={formatMessage(title)} index={false} />
                <h1>{formatMessage(title)}</h1>
                <ApprovalBodySkeleton />
            </Main>
        )
    }

/** The skeleton of the content below the heading. */
export const ApprovalBodySkeleton = () => (
    <div className="approval__part" aria-busy="true">
        <Skeleton width="80%" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton width="12rem" height="2.75rem" />
    </div>
)
