test('two copies of the module in one process, the front’s and the kit’s, know each other’s marks [ASVS-7.3.1]', async () => {
    const copies: (typeof import('./session-mark'))[] = []
    const given = process.env.SESSION_SECRET
    process.env.SESSION_SECRET = ''
    for (let copy = 0; copy < 2; copy += 1) {
        await jest.isolateModulesAsync(async () => {
            copies.push(await import('./session-mark'))
        })
    }
    if (given === undefined) delete process.env.SESSION_SECRET
    else process.env.SESSION_SECRET = given
    const [front, kit] = copies
    const mark = {customerId: 'a', begunAt: 1, lastActivity: 2, minutes: 15}

    expect(front?.sealedMark).not.toBe(kit?.sealedMark)
    expect(front?.openedMark(kit?.sealedMark(mark))).toEqual(mark)
})
