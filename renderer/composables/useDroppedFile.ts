import { onMounted, onUnmounted } from 'vue';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Takes a file that is dropped anywhere on the window; without this a browser would leave the game for it. */
export function useDroppedFile(take: (file: File) => void): void {
  const over = (event: DragEvent): void => {
    if (holdsFiles(event)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    over(event);
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) take(file);
  };
  onMounted(() => {
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
  });
  onUnmounted(() => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  });
}
