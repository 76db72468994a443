import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {useNavigate} from '@app/routing/route/location'
import {definePage} from '@app/routing/route/page'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'
import {resetMessages as messages} from './messages'
import {ResetView} from './reset-view'

/** The page to request a new password [ROUTE-054, AUTH-033]. */
export const ResetPage = () => {
    const {formatMessage} = useIntl()
    const navigate = useNavigate()
    const toSignIn = () => navigate('/login')
    return (
        <Main look="sign-in">
            <Head title={formatMessage(messages.title)} index={false} />
            <h1>{formatMessage(messages.title)}</h1>
            <ResetView container="page" onSignIn={toSignIn} onBack={toSignIn} />
        </Main>
    )
}

const ResetSkeleton = () => (
    <Main look="sign-in" pending>
        <HeadingSkeleton width="14rem" />
        <Skeleton height="12rem" />
    </Main>
)

export const page = definePage({loader: () => ({}), skeleton: ResetSkeleton})(ResetPage)
