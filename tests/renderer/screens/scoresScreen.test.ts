import { beforeEach, describe, expect, it } from 'vitest';
import ScoresScreen from '#renderer/components/screens/scores/ScoresScreen.vue';
import { finishedView } from '#tests/support/views.ts';
import { buttonNamed, mountScreen } from './mount.ts';

beforeEach(() => localStorage.clear());

describe('saving a record', () => {
  it('is not offered before a hand is finished, and that is said', async () => {
    const view = { ...finishedView({ hands: 1, rules: { target: 200 } }), hands: [] };
    const { wrapper } = await mountScreen(ScoresScreen, { view });
    expect(buttonNamed(wrapper, 'Save as record').attributes('disabled')).toBeDefined();
    expect(wrapper.find('[role=status]').text()).toContain('there is none yet');
  });

  it('leaves the running hand out, and that is said', async () => {
    const { wrapper } = await mountScreen(ScoresScreen, {
      view: finishedView({ hands: 2, rules: { target: 200 } }),
    });
    expect(buttonNamed(wrapper, 'Save as record').attributes('disabled')).toBeUndefined();
    expect(wrapper.find('[role=status]').text()).toContain('running hand is not in it');
  });
});
