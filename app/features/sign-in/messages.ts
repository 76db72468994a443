import {defineMessages} from 'react-intl'

export const loginMessages = defineMessages({
    pageTitle: {id: 'sign-in.login.page-title', defaultMessage: 'Sign in'},
    title: {id: 'sign-in.login.title', defaultMessage: 'Welcome Back'},
    email: {id: 'sign-in.login.email', defaultMessage: 'Email'},
    emailMissing: {
        id: 'sign-in.login.email-missing',
        defaultMessage: 'Please enter your email address.'
    },
    password: {id: 'sign-in.login.password', defaultMessage: 'Password'},
    passwordMissing: {
        id: 'sign-in.login.password-missing',
        defaultMessage: 'Please enter your password.'
    },
    forgot: {id: 'sign-in.login.forgot', defaultMessage: 'Forgot password?'},
    submit: {id: 'sign-in.login.submit', defaultMessage: 'Sign In'},
    newHere: {id: 'sign-in.login.new-here', defaultMessage: 'New here?'},
    create: {id: 'sign-in.login.create', defaultMessage: 'Create account'},
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

export const registerMessages = defineMessages({
    title: {id: 'sign-in.register.title', defaultMessage: 'Create account'},
    lead: {
        id: 'sign-in.register.lead',
        defaultMessage: 'Your cart and your saved items come along.'
    },
    firstName: {id: 'sign-in.register.first-name', defaultMessage: 'First name'},
    firstNameMissing: {
        id: 'sign-in.register.first-name-missing',
        defaultMessage: 'Please enter your first name.'
    },
    lastName: {id: 'sign-in.register.last-name', defaultMessage: 'Last name'},
    lastNameMissing: {
        id: 'sign-in.register.last-name-missing',
        defaultMessage: 'Please enter your last name.'
    },
    email: {id: 'sign-in.register.email', defaultMessage: 'Email'},
    emailWrong: {
        id: 'sign-in.register.email-wrong',
        defaultMessage: 'Please enter a valid email address.'
    },
    password: {id: 'sign-in.register.password', defaultMessage: 'Password'},
    marketing: {
        id: 'sign-in.register.marketing',
        defaultMessage: 'Send me deals and news by email. I can stop them at any time.'
    },
    submit: {id: 'sign-in.register.submit', defaultMessage: 'Create account'},
    haveOne: {id: 'sign-in.register.have-one', defaultMessage: 'Already have an account?'},
    signIn: {id: 'sign-in.register.sign-in', defaultMessage: 'Sign in'},
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
    late: {
        id: 'sign-in.register.late',
        defaultMessage:
            'We waited too long for an answer, so your account may already exist. Try again. If it cannot be created, sign in with this email and password.'
    },
    tooMany: {
        id: 'sign-in.register.too-many',
        defaultMessage: 'There were too many tries. Wait a few minutes and try again.'
    }
})

export const welcomeMessages = defineMessages({
    welcome: {id: 'sign-in.welcome', defaultMessage: "Welcome {name}, You're now signed in."},
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

export const resetMessages = defineMessages({
    title: {id: 'sign-in.reset.title', defaultMessage: 'Reset Password'},
    prompt: {
        id: 'sign-in.reset.prompt',
        defaultMessage: 'Enter your email address. We’ll send you a link to choose a new password.'
    },
    email: {id: 'sign-in.reset.email', defaultMessage: 'Email'},
    emailWrong: {
        id: 'sign-in.reset.email-wrong',
        defaultMessage: 'Please enter a valid email address.'
    },
    submit: {id: 'sign-in.reset.submit', defaultMessage: 'Reset Password'},
    returnTo: {id: 'sign-in.reset.return-to', defaultMessage: 'Or return to'},
    signIn: {id: 'sign-in.reset.sign-in', defaultMessage: 'Sign in'},
    failed: {
        id: 'sign-in.reset.failed',
        defaultMessage: 'We could not send your link. Try again.'
    },
    tooMany: {
        id: 'sign-in.reset.too-many',
        defaultMessage: 'There were too many tries. Wait a few minutes and try again.'
    },
    sentTitle: {id: 'sign-in.reset.sent-title', defaultMessage: 'Check your email'},
    sent: {
        id: 'sign-in.reset.sent',
        defaultMessage:
            'If {email} belongs to an account, an email with a link will arrive in a moment. The link works once, for 10 minutes.'
    },
    back: {id: 'sign-in.reset.back', defaultMessage: 'Back to Sign In'}
})

export const newPasswordMessages = defineMessages({
    title: {id: 'sign-in.new-password.title', defaultMessage: 'Choose a new password'},
    account: {id: 'sign-in.new-password.account', defaultMessage: 'For the account {email}'},
    password: {id: 'sign-in.new-password.password', defaultMessage: 'New password'},
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
    tooMany: {
        id: 'sign-in.new-password.too-many',
        defaultMessage: 'There were too many tries. Wait a few minutes and try again.'
    },
    failed: {
        id: 'sign-in.new-password.failed',
        defaultMessage: 'We could not save your password. Your answer is still here. Try again.'
    },
    unread: {
        id: 'sign-in.new-password.unread',
        defaultMessage: 'We could not look up your link.'
    },
    tryAgain: {id: 'sign-in.new-password.try-again', defaultMessage: 'Try again'},
    changed: {
        id: 'sign-in.new-password.changed',
        defaultMessage: 'Your password has been changed. Sign in with it.'
    }
})

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
