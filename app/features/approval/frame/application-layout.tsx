import {type MessageDescriptor, useIntl} from 'react-intl'
import {emptyQuery} from '@app/commerce/query'
import {type StoreChecks, storeChecks} from '@app/commerce/stores/store-flags'
import {
    neededSteps,
    nextApplicationStep,
    reachableStep,
    resultPath
} from '@app/domain/approval/application'
import {type ApplicationStep, applicationPath} from '@app/domain/approval/application-path'
import {useHydrated} from '@app/lib/browser/react-hooks'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {useNavigate} from '@app/routing/route/location'
import {type LoaderArgs, optional} from '@app/routing/route/page'
import {PageRedirect} from '@app/routing/route/redirect'
import {StorageNotice} from '@app/ui/feedback/storage-notice'
import {Main} from '@app/ui/navigation/main'
import type {ApplicationStepProps} from './application-step'
import {type Application, application, filledSteps, useApplication} from './application-store'
import {ApprovalBodySkeleton} from './approval-page.skeleton'
import {stepMessages} from './phone-messages'
import {LateRefusal} from './late-refusal'
import {SignInOffer} from './sign-in-offer'

/** The query of every page of the application: which checks the shopper's store makes. */
export const applicationLoader = ({commerce, storeId}: LoaderArgs) => ({
    checks: optional<StoreChecks | null>(
        storeId === undefined ? emptyQuery : storeChecks(commerce, storeId)
    )
})

export type ApplicationPageProps = {checks: Loadable<StoreChecks | null>; at: LoaderArgs}

type StepView = {
    title: MessageDescriptor
    Step: (props: ApplicationStepProps) => JSX.Element
    /**
     * True for a page that continues a step begun on another page: "back" leads to that page, and sign-in was already
     * offered there.
     */
    isSecondPage?: boolean
}

type ShownStepProps = StepView & {step: ApplicationStep; requested: readonly ApplicationStep[]}

const ShownStep = ({step, requested, title, Step, isSecondPage = false}: ShownStepProps) => {
    const {formatMessage} = useIntl()
    const navigate = useNavigate()
    const at = requested.indexOf(step)
    const before = isSecondPage ? step : requested[at - 1]
    return (
        <Main look="approval approval--step">
            <Head title={formatMessage(title)} index={false} />
            <StorageNotice />
            {before === undefined ? (
                <>
                    <LateRefusal look="secondary" />
                    <SignInOffer backTo={applicationPath(step)} />
                </>
            ) : null}
            <Step
                key={step}
                position={{
                    step: {number: at + 1, of: requested.length},
                    // One minute per step, roughly.
                    minutes: requested.length - at,
                    title: formatMessage(title),
                    back: before === undefined ? '/instant-approval' : applicationPath(before)
                }}
                onDone={() =>
                    navigate(
                        applicationPath(nextApplicationStep(requested, filledSteps(application())))
                    )
                }
            />
        </Main>
    )
}

/** A step while its answers are loading: its title, which the server renders too, and a skeleton. */
const WaitingStep = ({title}: Pick<StepView, 'title'>) => {
    const {formatMessage} = useIntl()
    return (
        <Main look="approval approval--step">
            <Head title={formatMessage(title)} index={false} />
            <h1>{formatMessage(title)}</h1>
            <noscript>
                <p>{formatMessage(stepMessages.needsScript)}</p>
            </noscript>
            <ApprovalBodySkeleton />
        </Main>
    )
}

/**
 * The step to show and the list of steps that this store needs. The wanted step is shown if all steps before it are
 * filled in; without a wanted step, the first open one (D-24).
 */
const shownStep = (
    checks: Loadable<StoreChecks | null>,
    current: Application,
    wanted: ApplicationStep | undefined
) => {
    const isPhoneCheckEnabled =
        checks.state === 'ready' && (checks.value?.isPhoneCheckEnabled ?? true)
    const requested = neededSteps({isPhoneCheckEnabled, isPrefilled: current.isPrefilled})
    const filled = filledSteps(current)
    const step = wanted
        ? reachableStep(wanted, requested, filled)
        : nextApplicationStep(requested, filled)
    return {step, requested}
}

/** Redirects to another page, but only in the browser: the server does not know the answers and never redirects. */
export const Leading = ({title, to}: Pick<StepView, 'title'> & {to: string}) =>
    useHydrated() ? <PageRedirect to={to} /> : <WaitingStep title={title} />

type FrameProps = ApplicationPageProps &
    StepView & {
        /** The step in the address; undefined if the address is the order form without a step. */
        wanted: ApplicationStep | undefined
        /** True when the earlier answers are loaded, as far as this step needs them. */
        isKnown: boolean
    }

/**
 * Shows the step in the address, or redirects to the first step that must be filled in (G-20). The HTML is the same for
 * everybody, because the answers are only in this tab.
 */
export const ApplicationLayout = (props: FrameProps) => {
    const {checks, at, wanted, isKnown, ...view} = props
    const {title} = view
    const current = useApplication()
    const {step, requested} = shownStep(checks, current, wanted)
    const leadTo = (): string | null => {
        if (current.decided !== null) return resultPath(current.decided)
        if (checks.state === 'ready' && checks.value?.isDecisionEngineEnabled === false)
            return resultPath('ServiceFailure')
        return step === wanted ? null : applicationPath(step)
    }
    const to = leadTo()
    if (checks.state === 'loading' || !isKnown) return <WaitingStep title={title} />
    return to === null ? (
        <ShownStep step={step} requested={requested} {...view} />
    ) : (
        <Leading title={title} to={inLocale(at.locale, to)} />
    )
}
