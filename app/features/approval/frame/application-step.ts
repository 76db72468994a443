import type {Consent} from '@app/commerce/approvals/application-calls'
import type {StepPageProps} from '@app/ui/form/steps/step-page'

/** The props of every step of the application. */
export type ApplicationStepProps = {
    /** The step's number, the number of steps, the minutes left and the title. */
    position: Pick<StepPageProps, 'step' | 'minutes' | 'title' | 'back'>
    /** Called after the step's answers were added to the application; opens the next step. */
    onDone: () => void
}

/** The version of the consent texts; it changes when the words change (D-32). */
export const consentVersion = '2026-11-28'

/** The consents of an application. Each is shown next to the button that needs it. */
export type ConsentKind = 'phone-look-up' | 'answers-true' | 'report'

/** The consents that a shopper gives with a submit: the kind and version of the text, its language and the time (D-32). */
export const consentsTo = (kinds: readonly ConsentKind[], locale: string, now: number): Consent[] =>
    kinds.map((kind) => ({
        kind,
        locale,
        version: consentVersion,
        agreedAt: new Date(now).toISOString()
    }))
