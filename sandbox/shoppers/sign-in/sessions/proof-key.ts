import {hashOf} from './secret'

/** Whether a verifier is the one whose hash went along with the login (PKCE, S256). */
export const isProofOf = (challenge: string, verifier: string) => hashOf(verifier) === challenge
