import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const loginMessages = {
    pageTitle: commonMessages.signIn,
    email: commonMessages.email,
    password: commonMessages.password,
    create: commonMessages.createAccount,
    passwordMissing: commonMessages.passwordMissing,
    ...defineMessages({
        title: {id: 'sign-in.login.title', defaultMessage: 'Welcome Back'},
        emailMissing: {
            id: 'sign-in.login.email-missing',
            defaultMessage: 'Please enter your email address.'
        },
        forgot: {id: 'sign-in.login.forgot', defaultMessage: 'Forgot password?'},
        submit: {id: 'sign-in.login.submit', defaultMessage: 'Sign In'},
        newHere: {id: 'sign-in.login.new-here', defaultMessage: 'New here?'},
        wrong: {
            id: 'sign-in.login.wrong',
            defaultMessage: "Something's not right with your email or password. Try again."
        },
        tooMany: {
            id: 'sign-in.login.too-many',
            defaultMessage:
                'There were too many tries. Wait a few minutes and try again, or reset your password.'
        },
        locked: {
            id: 'sign-in.login.locked',
            defaultMessage:
                'Your account is locked for its safety. Reset your password with the link below to open it again.'
        },
        passwordExpired: {
            id: 'sign-in.login.password-expired',
            defaultMessage: 'Your password has expired. Reset it with the link below, then sign in.'
        },
        late: {
            id: 'sign-in.login.late',
            defaultMessage:
                'We waited too long for an answer. What you typed is still here. Check your connection and try again.'
        },
        failed: {
            id: 'sign-in.login.failed',
            defaultMessage: 'We could not sign you in. Enter your password and try again.'
        },
        timeOut: {
            id: 'sign-in.login.time-out',
            defaultMessage:
                'For your security we sign you out after {minutes, plural, one {# minute} other {# minutes}} without activity. We ask you before.'
        }
    })
}

export const registerMessages = {
    title: commonMessages.createAccount,
    firstName: commonMessages.firstName,
    lastName: commonMessages.lastName,
    email: commonMessages.email,
    emailWrong: commonMessages.emailWrong,
    password: commonMessages.password,
    submit: commonMessages.createAccount,
    signIn: commonMessages.signIn,
    tooMany: commonMessages.tooManyTries,
    ...defineMessages({
        lead: {
            id: 'sign-in.register.lead',
            defaultMessage: 'Your cart and your saved items come along.'
        },
        firstNameMissing: {
            id: 'sign-in.register.first-name-missing',
            defaultMessage: 'Please enter your first name.'
        },
        lastNameMissing: {
            id: 'sign-in.register.last-name-missing',
            defaultMessage: 'Please enter your last name.'
        },
        marketing: {
            id: 'sign-in.register.marketing',
            defaultMessage: 'Send me deals and news by email. I can stop them at any time.'
        },
        haveOne: {id: 'sign-in.register.have-one', defaultMessage: 'Already have an account?'},
        failed: {
            id: 'sign-in.register.failed',
            defaultMessage:
                'We could not create your account. If you already have one, sign in or reset your password. Otherwise try again.'
        },
        created: {
            id: 'sign-in.register.created',
            defaultMessage:
                'Your account has been created, but we could not sign you in. Sign in with this email and password.'
        },
        unknown: {
            id: 'sign-in.register.unknown',
            defaultMessage:
                'We did not get a clear answer, so your account may already exist. Try again. If it cannot be created, sign in with this email and password.'
        }
    })
}

export const welcomeMessages = {
    welcome: commonMessages.welcome,
    ...defineMessages({
        welcomeUnnamed: {
            id: 'sign-in.welcome-unnamed',
            defaultMessage: 'Welcome! You’re now signed in.'
        },
        basketFailed: {
            id: 'sign-in.basket-failed',
            defaultMessage:
                'We could not bring your guest cart into your account. Look at your cart before you check out.'
        },
        wishListFailed: {
            id: 'sign-in.wish-list-failed',
            defaultMessage:
                'We could not add your saved items to your account. They are still saved in this browser.'
        },
        dealsFailed: {
            id: 'sign-in.deals-failed',
            defaultMessage: 'Your account is ready, but we could not sign you up for deals.'
        }
    })
}

export const resetMessages = {
    email: commonMessages.email,
    emailWrong: commonMessages.emailWrong,
    signIn: commonMessages.signIn,
    tooMany: commonMessages.tooManyTries,
    title: commonMessages.resetPassword,
    submit: commonMessages.resetPassword,
    ...defineMessages({
        prompt: {
            id: 'sign-in.reset.prompt',
            defaultMessage:
                'Enter your email address. We’ll send you a link to choose a new password.'
        },
        returnTo: {id: 'sign-in.reset.return-to', defaultMessage: 'Or return to'},
        failed: {
            id: 'sign-in.reset.failed',
            defaultMessage: 'We could not send your link. Try again.'
        },
        sentTitle: {id: 'sign-in.reset.sent-title', defaultMessage: 'Check your email'},
        sent: {
            id: 'sign-in.reset.sent',
            defaultMessage:
                'If {email} belongs to an account, an email with a link will arrive in a moment. The link works once, for 10 minutes.'
        },
        back: {id: 'sign-in.reset.back', defaultMessage: 'Back to Sign In'}
    })
}

export const newPasswordMessages = {
    tooMany: commonMessages.tooManyTries,
    tryAgain: commonMessages.tryAgain,
    password: commonMessages.newPassword,
    ...defineMessages({
        title: {id: 'sign-in.new-password.title', defaultMessage: 'Choose a new password'},
        account: {id: 'sign-in.new-password.account', defaultMessage: 'For the account {email}'},
        submit: {id: 'sign-in.new-password.submit', defaultMessage: 'Save and sign in'},
        over: {
            id: 'sign-in.new-password.over',
            defaultMessage: 'This link was already used or has expired. Ask for another one.'
        },
        another: {id: 'sign-in.new-password.another', defaultMessage: 'Get another link'},
        refused: {
            id: 'sign-in.new-password.refused',
            defaultMessage: 'This password was not accepted. Choose another one.'
        },
        failed: {
            id: 'sign-in.new-password.failed',
            defaultMessage: 'We could not save your password. Your answer is still here. Try again.'
        },
        unknown: {
            id: 'sign-in.new-password.unknown',
            defaultMessage:
                'We did not get a clear answer, so your password may already be saved. Try again. If the link is not valid any more, sign in with the new password.'
        },
        unread: {
            id: 'sign-in.new-password.unread',
            defaultMessage: 'We could not look up your link.'
        },
        changed: {
            id: 'sign-in.new-password.changed',
            defaultMessage: 'Your password has been changed. Sign in with it.'
        }
    })
}

export const providerMessages = defineMessages({
    or: {id: 'sign-in.provider.or', defaultMessage: 'or'},
    start: {id: 'sign-in.provider.start', defaultMessage: 'Continue with {service}'},
    inWindow: {id: 'sign-in.provider.in-window', defaultMessage: 'Continue in this window'},
    frame: {id: 'sign-in.provider.frame', defaultMessage: 'Sign in with {service}'},
    waiting: {id: 'sign-in.provider.waiting', defaultMessage: 'Opening sign-in'},
    late: {
        id: 'sign-in.provider.late',
        defaultMessage:
            'Sign-in does not open here. Continue in this window, or use your password below.'
    },
    expired: {
        id: 'sign-in.provider.expired',
        defaultMessage: 'Sign-in took too long and has ended. Please sign in again.'
    },
    state: {
        id: 'sign-in.provider.state',
        defaultMessage:
            'That sign-in did not begin in this browser, so it was stopped. Please sign in again.'
    },
    refused: {
        id: 'sign-in.provider.refused',
        defaultMessage: '{service} did not sign you in. Try again, or use your password.'
    }
})
