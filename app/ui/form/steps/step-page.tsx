import {Steps} from '@ark-ui/react/steps'
import {useEffect, useRef, type ReactNode} from 'react'
import {useFormState} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {useNavigatedRef} from '@app/lib/browser/navigation-state'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {Link} from '@app/routing/links/link'
import {Icon} from '../../picture/icon'
import {SubmitButton} from '../form'
import {ErrorSummary, FormAlert} from '../form-alerts'
import {messages} from './step-messages'
import {useSubmission} from '../submission'

export type StepPageProps = {
    /** The number of the step, and of all steps; missing if that is not certain. */
    step?: {number: number; of: number}
    /** About how many minutes the remaining steps take. */
    minutes?: number
    title: string
    /** The path of the previous step, without locale prefix. */
    back?: string
    /** One of its fields takes the focus at once, instead of the heading: the shopper knows what it is for. */
    startsInField?: boolean
    /** The text of the submit button; "Continue" by default. */
    action?: string
    /** Below the button: what else can be done here, such as continuing later. */
    footer?: ReactNode
    children: ReactNode
}

/** Asks before a page with unsent answers is closed or reloaded, with the browser's own text. */
const useLeaveWarning = (isUnsent: boolean): void => {
    useEffect(() => {
        if (!isUnsent) return undefined
        const warn = (event: BeforeUnloadEvent) => event.preventDefault()
        window.addEventListener('beforeunload', warn)
        return () => window.removeEventListener('beforeunload', warn)
    }, [isUnsent])
}

/** Where the step begins gets the focus when another one is shown, but not on the first page of a visit. */
const useStepFocus = (title: string) => {
    const step = useRef<HTMLDivElement>(null)
    const arrivedRef = useNavigatedRef()
    const shown = useRef<string | null>(null)
    useIsomorphicLayoutEffect(() => {
        const before = shown.current
        shown.current = title
        if (before === title) return
        if (before === null && !arrivedRef.current) return
        const start = step.current?.querySelector<HTMLElement>('[data-takes-focus]')
        start?.focus({preventScroll: true})
    }, [title, arrivedRef])
    return step
}

type StepProgressProps = {step: {number: number; of: number}; minutes?: number | undefined}

/**
 * The progress above the heading of a step; it belongs into `step__head`. Ark's steps, as they stand in the page's first
 * HTML; their parts are a picture of the sentence before them.
 */
export const StepProgress = ({step, minutes}: StepProgressProps) => {
    const {formatMessage} = useIntl()
    return (
        <Steps.Root className="step__progress" step={step.number - 1} count={step.of}>
            <p className="step__numbers">
                <span>{formatMessage(messages.step, step)}</span>
                {minutes === undefined ? null : (
                    <span className="step__minutes">
                        {formatMessage(messages.minutes, {minutes})}
                    </span>
                )}
            </p>
            <div className="step__bar" aria-hidden="true">
                {Array.from({length: step.of}, (_, index) => (
                    <Steps.Item key={index} index={index} className="step__part">
                        <Steps.Indicator className="step__indicator" />
                    </Steps.Item>
                ))}
            </div>
        </Steps.Root>
    )
}

/**
 * One step of several, inside a `Form`: progress, a link back, errors above the heading, and one submit button. Its
 * address, and the next step, are the route's.
 */
export const StepPage = (props: StepPageProps) => {
    const {step, minutes, title, back, startsInField = false, action, footer, children} = props
    const {formatMessage} = useIntl()
    const {isDirty} = useFormState()
    const {pending} = useSubmission()
    const root = useStepFocus(title)
    useLeaveWarning(isDirty && !pending)
    return (
        <div className="step" ref={root}>
            {back === undefined ? null : (
                <Link to={back} className="step__back">
                    <Icon name="chevron-left" />
                    {formatMessage(messages.back)}
                </Link>
            )}
            <FormAlert />
            <ErrorSummary />
            <div className="step__head">
                {step ? <StepProgress step={step} minutes={minutes} /> : null}
                <h1 tabIndex={-1} data-takes-focus={startsInField ? undefined : true}>
                    {title}
                </h1>
            </div>
            <div className="step__fields">{children}</div>
            <div className="step__actions">
                <SubmitButton>{action ?? formatMessage(messages.continue)}</SubmitButton>
                {footer}
            </div>
        </div>
    )
}
