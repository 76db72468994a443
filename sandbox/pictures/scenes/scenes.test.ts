import {scenes, sceneNames} from './scenes'

test.each(sceneNames)('%s is drawn in its own proportions', (name) => {
    const {w, h, draw} = scenes[name]

    const drawn = draw()

    expect(drawn).toMatch(new RegExp(`^<svg [^>]*width="${w}" height="${h}"`))
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
})
