/** What stands in place of a whole answer where the platform is in trouble, all with status 200; by what it is. */
export const wholeAnswers = {
    'an empty record': '{}',
    'an empty list': '[]',
    null: 'null',
    'a text': '"words"',
    HTML: '<!doctype html><title>Sign in</title>',
    nothing: '',
    'a fault of the platform': JSON.stringify({title: 'Error', type: 'x/internal', detail: 'x'}),
    'a fault of the classic API': JSON.stringify({fault: {type: 'Internal', message: 'x'}})
}

/** One of them, as a response. */
export const unreadableAnswer = (what: keyof typeof wholeAnswers): Response =>
    new Response(wholeAnswers[what], {headers: {'content-type': 'application/json'}})
