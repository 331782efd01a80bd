import { beforeEach, describe, expect, it } from 'vitest';
import ScoresScreen from '#renderer/components/screens/scores/ScoresScreen.vue';
import { momentOf } from '#tests/support/phases.ts';
import { finishedView } from '#tests/support/views.ts';
import { buttonNamed, mountScreen } from './mount.ts';

beforeEach(() => localStorage.clear());

describe('saving the table', () => {
  it('is said, with the name of the file', async () => {
    const view = finishedView({ hands: 2, rules: { target: 200 } });
    const { wrapper } = await mountScreen(ScoresScreen, { view });
    await buttonNamed(wrapper, 'Save as table (CSV)').trigger('click');
    expect(wrapper.get('[role=status]').text()).toBe('Handed over to be saved as “dappen-scores.csv”.');
  });
});

describe('saving a record', () => {
  it('is not offered before a hand is finished, and that is said', async () => {
    const view = { ...finishedView({ hands: 1, rules: { target: 200 } }), hands: [] };
    const { wrapper } = await mountScreen(ScoresScreen, { view });
    expect(buttonNamed(wrapper, 'Save as record').attributes('disabled')).toBeDefined();
    expect(wrapper.find('[role=status]').text()).toContain('there is none yet');
  });

  it('leaves the running hand out, and that is said', async () => {
    const { hands } = finishedView({ hands: 2, rules: { target: 200 } });
    const { wrapper } = await mountScreen(ScoresScreen, { view: { ...momentOf('follow').before, hands } });
    expect(buttonNamed(wrapper, 'Save as record').attributes('disabled')).toBeUndefined();
    expect(wrapper.find('[role=status]').text()).toContain('current hand is not in it');
  });

  it('says nothing of the kind when the hand is over', async () => {
    const { wrapper } = await mountScreen(ScoresScreen, {
      view: finishedView({ hands: 2, rules: { target: 200 } }),
    });
    expect(wrapper.get('[role=status]').text()).toBe('');
  });
});
