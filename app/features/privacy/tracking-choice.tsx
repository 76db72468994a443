import {useId, useState} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {
    chooseTracking,
    currentConsent,
    onConsentChange,
    type StandingRefusal,
    standingRefusal
} from '@app/commerce/session/tracking-choice'
import type {TrackingConsent} from '@app/domain/person/tracking-consent'
import {useBrowserValue, useHydrated} from '@app/lib/browser/react-hooks'
import {Notice} from '@app/ui/feedback/notice'
import {choiceMessages as messages} from './messages'

type Choice = Exclude<TrackingConsent, 'undecided'>

const choices: readonly {choice: Choice; label: MessageDescriptor; hint: MessageDescriptor}[] = [
    {choice: 'granted', label: messages.allow, hint: messages.allowHint},
    {choice: 'refused', label: messages.refuse, hint: messages.refuseHint}
]

const refusalText: Record<StandingRefusal, MessageDescriptor> = {
    signal: messages.signal,
    'opt-out': messages.optOut
}

const savedText: Record<Choice, MessageDescriptor> = {
    granted: messages.allowed,
    refused: messages.refused
}

/** The choice as it is, what stands above it, and how to make another. Neither is known on the server. */
const useTrackingChoice = () => {
    const consent = useBrowserValue<TrackingConsent>(currentConsent, 'undecided', onConsentChange)
    const refusal = useBrowserValue(standingRefusal, undefined, onConsentChange)
    const [made, setMade] = useState<{choice: Choice; isSaved: boolean}>()
    const choose = (choice: Choice) => setMade({choice, isSaved: chooseTracking(choice)})
    // What another tab has chosen since is not confirmed here.
    const isCurrent = made !== undefined && (!made.isSaved || made.choice === consent)
    return {consent, refusal, choose, made: isCurrent ? made : undefined}
}

/** Two equal choices, saved as soon as one is made. A signal or an opt-out that refuses cannot be overridden here. */
export const TrackingChoice = () => {
    const {formatMessage} = useIntl()
    const isHydrated = useHydrated()
    const {consent, refusal, choose, made} = useTrackingChoice()
    const id = useId()
    return (
        <div className="stack">
            <fieldset
                className="field form-field"
                disabled={!isHydrated || refusal !== undefined}
                aria-describedby={refusal && `${id}-refusal`}
            >
                <legend className="field__label">{formatMessage(messages.legend)}</legend>
                <div className="choices">
                    {choices.map(({choice, label, hint}) => (
                        <label key={choice} className="choice">
                            <input
                                type="radio"
                                name={id}
                                value={choice}
                                checked={consent === choice}
                                onChange={() => choose(choice)}
                            />
                            <span className="choice__words">
                                {formatMessage(label)}
                                <span className="field__hint">{formatMessage(hint)}</span>
                            </span>
                        </label>
                    ))}
                </div>
            </fieldset>
            <noscript>
                <p>{formatMessage(messages.noScript)}</p>
            </noscript>
            {refusal ? (
                <div id={`${id}-refusal`}>
                    <Notice>{formatMessage(refusalText[refusal])}</Notice>
                </div>
            ) : null}
            <div role="status">
                {made ? (
                    <Notice tone={made.isSaved ? 'good' : 'warning'}>
                        {formatMessage(made.isSaved ? savedText[made.choice] : messages.notSaved)}
                    </Notice>
                ) : null}
            </div>
            <p className="prose">{formatMessage(messages.stored)}</p>
        </div>
    )
}
