/** What listeners ask before they tell anybody anything, and when to act at once (D-39). */
export {currentConsent, onConsentChange} from '@app/commerce/session/tracking-choice'
