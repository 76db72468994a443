import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import type {ChosenServices, Consent} from '@app/commerce/checkout/stored-record'
import {Link} from '@app/routing/links/link'
import {Checkbox} from '@app/ui/form/fields/choice-fields'
import {rule, ticked} from '@app/ui/form/schema'
import {consentMessages as texts, paperMessages} from '../frame/terms-messages'
import {FailedPaper, PaperLink} from './order-documents'

/** The version of the consent texts. Change it whenever the texts change (D-32). */
export const CONSENT_VERSION = '2026-11-23-2'

/** What the shopper must know before they agree to electronic records; each is a separate sentence. */
const sentences = ['scope', 'paper', 'withdrawal', 'contact', 'needs'] as const

/**
 * A shopper can agree to electronic records only after opening a sample agreement, which shows that they can read one
 * (D-29).
 */
export const consentsSchema = (hasOpenedSample: boolean) =>
    z.object({
        electronic: z.boolean().check(
            ticked(texts['electronic-missing']),
            rule(() => (hasOpenedSample ? undefined : texts['sample-missing']))
        ),
        terms: z.boolean().check(ticked(texts['terms-missing']))
    })

/** The consents, each with its own box. */
export const Consents = ({onOpenSample}: {onOpenSample: () => void}) => {
    const {formatMessage} = useIntl()
    return (
        <fieldset className="checkout__services">
            <legend>{formatMessage(texts.title)}</legend>
            <FailedPaper />
            <p>{formatMessage(texts.lead)}</p>
            <ul className="checkout__sentences">
                {sentences.map((sentence) => (
                    <li key={sentence}>{formatMessage(texts[sentence])}</li>
                ))}
            </ul>
            <p>
                <PaperLink agreementId="sample" from="review" onOpen={onOpenSample}>
                    {formatMessage(paperMessages.sample)}
                </PaperLink>
            </p>
            <Checkbox name="electronic" label={formatMessage(texts.electronic)} />
            <Checkbox
                name="terms"
                label={formatMessage(texts.terms, {
                    link: (words) => (
                        <Link to="/terms-conditions" target="_blank">
                            {words}
                        </Link>
                    )
                })}
            />
        </fieldset>
    )
}

/** The consents that were given here: each with the version of its text, the language and the time (D-32). */
export const consentsOf = (
    services: ChosenServices | undefined,
    given: Omit<Consent, 'kind'>
): Consent[] => [
    {kind: 'electronic-records', ...given},
    {kind: 'terms', ...given},
    ...(services?.ldw ? [{kind: 'ldw', ...given} as const] : []),
    ...(services?.benefitsPlus ? [{kind: 'benefits-plus', ...given} as const] : [])
]
