import type {Consent} from '@app/commerce/approvals/application-calls'
import {isPhone} from '@app/domain/person'
import type {Problem} from '@app/ui/form/field'
import type {StepPageProps} from '@app/ui/form/step-page'

/** What every step of the application is given. */
export type ApplicationStepProps = {
    /** Where in the application the step is, and its title. */
    position: Pick<StepPageProps, 'step' | 'minutes' | 'title' | 'back'>
    /** Called when its answers are in the application: leads on. */
    onDone: () => void
}

/** A validator of a text that must be there. */
export const mustBeGiven =
    (missing: Problem) =>
    (text: string): Problem | undefined =>
        text.trim() === '' ? missing : undefined

/** A validator of a US phone number that must be there. */
export const requiredPhone =
    (missing: Problem, wrong: Problem) =>
    (text: string): Problem | undefined => {
        if (text.trim() === '') return missing
        return isPhone(text) ? undefined : wrong
    }

/** Which text the shopper agreed to; a change of the words is another version (D-32). */
export const consentVersion = '2026-11-23'

/** What there is to agree to in an application, each beside the button that uses it. */
export type ConsentKind = 'phone-look-up' | 'answers-true' | 'report'

/** What a shopper agrees to with a submit: which words, in which language and when (D-32). */
export const consentsTo = (kinds: readonly ConsentKind[], locale: string, now: number): Consent[] =>
    kinds.map((kind) => ({
        kind,
        locale,
        version: consentVersion,
        agreedAt: new Date(now).toISOString()
    }))
